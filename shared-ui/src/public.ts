export { Accordion, type AccordionProps } from "./accordion/accordion";
export { Carousel, type CarouselLabels, type CarouselProps, type CarouselSlide } from "./carousel/carousel";
export { MenuBar, type MenuBarProps } from "./menu-bar/menu-bar";
export type { MenuGroup, MenuItem, MenuLink, MenuLinkComponent } from "./menu-bar/menu-items";
export { MobileMenu, type MobileMenuProps } from "./menu-bar/mobile-menu";
export { Scene, type SceneCrop, type SceneProps } from "./scene/scene";
export type { SceneTime } from "./scene/scene-parts";
export { WallScene, type WallSceneProps, type WallSceneTime } from "./scene/wall-scene";
export { type TabItem, Tabs, type TabsProps } from "./tabs/tabs";
