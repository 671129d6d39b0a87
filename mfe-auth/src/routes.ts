import { defineRoutes } from "@lintel/portal";

export default defineRoutes([{ path: "/login", page: () => import("./login/login-page") }]);
