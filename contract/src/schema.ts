export {
  type Answer,
  type Body,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
  type Params,
  type Query,
  type Who,
} from "./endpoints";
export type {
  Account,
  AuditEntry,
  Card,
  CardSecrets,
  NewCard,
  Overview,
  Profile,
  Stats,
  Transaction,
  UserListEntry,
} from "./entities";
export type { ReleasesAnswer, Report } from "./telemetry";
