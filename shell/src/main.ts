import { boot, showFailure } from "./boot";

boot().catch(showFailure);
