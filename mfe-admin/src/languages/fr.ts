export { english as default } from "./en";
