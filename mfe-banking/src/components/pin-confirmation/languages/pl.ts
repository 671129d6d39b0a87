export { default } from "./en";
