export { FactList } from "@lintel/shared-ui/bank";
