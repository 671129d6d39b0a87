export { Accordion } from "./accordion/accordion";
export { BankCard } from "./bank/bank-card/bank-card";
export { Carousel } from "./carousel/carousel";
export { Mask } from "./money/mask";
export { Scene } from "./scene/scene";
export { WallScene } from "./scene/wall-scene";
export type { MenuItem } from "./site-menu/menu-items";
export { SiteMenu } from "./site-menu/site-menu";
export { Tabs } from "./tabs/tabs";
