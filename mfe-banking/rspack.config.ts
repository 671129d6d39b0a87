import { defineRemote } from "../rspack.shared.js";
import mfe from "./mfe.config";

export default defineRemote({ name: mfe.name, folder: import.meta.dirname, requires: mfe.requires });
