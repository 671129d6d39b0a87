import { testPairs } from "./pairs";

testPairs("next");
