import { defineRoutes } from "@lintel/portal";

export default defineRoutes([{ path: "/online-banking/admin/users", page: () => import("./users/users-page") }]);
