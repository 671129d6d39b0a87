export {
  type Answer,
  type Body,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
  type Params,
  type Query,
  REFUSED_TO,
  REFUSED_TO_ALL,
  type RefusalOf,
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
