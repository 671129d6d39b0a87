import { defineRoutes } from "@lintel/portal";

export default defineRoutes([{ path: "/", page: () => import("./home/home-page") }]);
