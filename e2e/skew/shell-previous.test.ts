import { testPairs } from "./pairs";
import { EARLIER } from "./shelf";

if (EARLIER !== null) testPairs("previous");
