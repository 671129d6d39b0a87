import { BRAND, REFUSALS, type RefusalCode } from "@lintel/contract";
import { type Endpoint, type EndpointKey, endpoints, REFUSED_TO, REFUSED_TO_ALL } from "@lintel/contract/schema";
import { z } from "zod";

const OF_WHAT_IS_POSTED: RefusalCode[] = ["payload_too_large", "unsupported_media_type"];
const WHERE_WAITING_HELPS: ReadonlySet<number> = new Set([423, 429, 503]);

/** The description of the API, made from the schemas that validate it: it cannot say anything else than the server does. */
export function openApiDocument(release: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const [method = "", path = ""] = key.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${BRAND.name} API`,
      version: release,
      description: "Amounts are dollars with at most two decimals. Times are UTC.",
    },
    servers: [{ url: "/api" }],
    paths,
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: {
        Refusal: jsonSchema(
          z.strictObject({
            message: z.string(),
            code: z.enum(Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]]),
            request_id: z.string(),
            error: z.string().optional(),
            retry_after: z.number().optional(),
            details: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
          }),
          "output",
        ),
      },
    },
  };
}

/** Every way in which a call may be refused. */
export function refusalsOf(key: EndpointKey): RefusalCode[] {
  const { who, refusals }: Endpoint = endpoints[key];
  return [...REFUSED_TO[who], ...REFUSED_TO_ALL, ...(key.startsWith("POST ") ? OF_WHAT_IS_POSTED : []), ...refusals];
}

function operation(key: EndpointKey) {
  const endpoint: Endpoint = endpoints[key];
  const statuses = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(key)) {
    const { status } = REFUSALS[code];
    statuses.set(status, [...(statuses.get(status) ?? []), code]);
  }
  return {
    operationId: key.replaceAll(/[^A-Za-z]+/g, "_").toLowerCase(),
    summary: endpoint.summary,
    security: endpoint.who === "anyone" ? [] : [{ bearer: [] }],
    "x-who": endpoint.who,
    parameters: [
      ...parameters("path", endpoint.params),
      ...parameters("query", endpoint.query),
      ...(endpoint.idempotent
        ? [{ name: "Idempotency-Key", in: "header", required: false, schema: { type: "string", format: "uuid" } }]
        : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: !endpoint.body.safeParse(undefined).success,
            content: { "application/json": { schema: jsonSchema(endpoint.body, "input") } },
          },
        }
      : {}),
    responses: {
      200: {
        description: "Done.",
        headers: {
          ...(endpoint.query && "cursor" in endpoint.query.shape
            ? { "X-Next-Cursor": header("string", "The cursor of the next page. Not there: this was the last one.") }
            : {}),
          ...(endpoint.idempotent
            ? { "Idempotency-Replayed": header("string", "true: nothing was done, this is the first answer again.") }
            : {}),
        },
        content: { "application/json": { schema: jsonSchema(endpoint.answer, "output") } },
      },
      ...Object.fromEntries(
        [...statuses]
          .sort(([a], [b]) => a - b)
          .map(([status, refusals]) => [
            status,
            {
              description: refusals.map((code) => `${code}: ${REFUSALS[code].text}`).join(" "),
              headers: WHERE_WAITING_HELPS.has(status)
                ? { "Retry-After": header("integer", "Seconds. Not there: waiting does not help.") }
                : {},
              content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
            },
          ]),
      ),
    },
  };
}

function parameters(place: "path" | "query", schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, "input"),
  }));
}

function header(type: "string" | "integer", description: string) {
  return { description, schema: { type } };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
