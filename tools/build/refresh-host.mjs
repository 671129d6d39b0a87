/** Development only: the host's Fast Refresh, where a remote's modules find it. */
import * as runtime from "react-refresh/runtime";

globalThis.lintelRefresh = runtime;
