export { Accordion, type AccordionProps } from "./accordion/accordion";
export { Carousel, type CarouselLabels, type CarouselProps, type CarouselSlide } from "./carousel/carousel";
export { Scene, type SceneCrop, type SceneProps } from "./scene/scene";
export type { SceneTime } from "./scene/scene-parts";
export { WallScene, type WallSceneProps, type WallSceneTime } from "./scene/wall-scene";
export type { MenuGroup, MenuItem, MenuLink, MenuLinkComponent } from "./site-menu/menu-items";
export { SiteMenu, type SiteMenuProps } from "./site-menu/site-menu";
export { type TabItem, Tabs, type TabsProps } from "./tabs/tabs";
