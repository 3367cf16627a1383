import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSiteConfig } from "@cathedra/domain";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { checkout } from "./data-paths.ts";
import {
  describeProblem,
  filesBelow,
  getDocuments,
  getFields,
  type KubernetesDocument,
  knownFields,
  readDeployed,
} from "./kubernetes-documents.ts";

const files = ["base", "migrate", "overlays"].flatMap(filesBelow);
const isOfKustomize = (path: string) => path.endsWith("kustomization.yaml");
const documents = files.filter((path) => !isOfKustomize(path)).flatMap(getDocuments);
const found = (kind: string, name: string): KubernetesDocument => {
  const one = documents.find((document) => document.kind === kind && document.metadata?.name === name);
  if (one === undefined) throw new Error(`there is no ${kind} ${name}`);
  return one;
};
const source = (path: string) => readFileSync(join(checkout, path), "utf8");
/** The source from which the build creates a file. */
const builtFrom = (path: string) => source(path.replace(/\/dist\/(.+)\.js$/, "/src/$1.ts"));

const probe = v.object({
  httpGet: v.optional(v.object({ path: v.string(), port: v.string() })),
  periodSeconds: v.number(),
});
const reference = v.object({ name: v.string(), key: v.string(), optional: v.optional(v.boolean()) });
const container = v.object({
  image: v.string(),
  args: v.array(v.string()),
  ports: v.optional(v.array(v.object({ name: v.string(), containerPort: v.number() })), []),
  envFrom: v.optional(v.array(v.object({ configMapRef: v.object({ name: v.string() }) })), []),
  env: v.optional(
    v.array(
      v.object({
        name: v.string(),
        value: v.optional(v.string()),
        valueFrom: v.optional(v.object({ secretKeyRef: reference })),
      }),
    ),
    [],
  ),
  startupProbe: v.optional(probe),
  livenessProbe: v.optional(probe),
  readinessProbe: v.optional(probe),
  resources: v.object({
    requests: v.object({ cpu: v.string(), memory: v.string() }),
    limits: v.object({ memory: v.string() }),
  }),
  securityContext: v.looseObject({
    readOnlyRootFilesystem: v.literal(true),
    allowPrivilegeEscalation: v.literal(false),
    capabilities: v.strictObject({ drop: v.tuple([v.literal("ALL")]) }),
  }),
});
const workload = v.object({
  spec: v.object({
    replicas: v.optional(v.number()),
    strategy: v.optional(v.object({ rollingUpdate: v.object({ maxUnavailable: v.number() }) })),
    template: v.object({
      spec: v.object({
        serviceAccountName: v.literal("cathedra"),
        automountServiceAccountToken: v.literal(false),
        terminationGracePeriodSeconds: v.optional(v.number()),
        securityContext: v.looseObject({
          runAsNonRoot: v.literal(true),
          runAsUser: v.pipe(v.number(), v.minValue(1)),
          seccompProfile: v.object({ type: v.literal("RuntimeDefault") }),
        }),
        containers: v.tuple([container]),
      }),
    }),
  }),
});
const workloads = documents.filter(({ kind }) => kind === "Deployment" || kind === "Job");
const podOf = (document: KubernetesDocument) => v.parse(workload, document).spec.template.spec;
const getContainer = (document: KubernetesDocument) => podOf(document).containers[0];
const api = found("Deployment", "cathedra-api");
const settings = Object.fromEntries(
  readDeployed("overlays/example/settings.env")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(/=(.*)/s, 2)),
) as Record<string, string>;

describe("the Kubernetes manifests", () => {
  test.each(documents.map((document) => [`${document.kind} ${document.metadata?.name}`, document] as const))(
    "%s is valid for Kubernetes and has no unknown field",
    (_, document) => {
      expect(describeProblem(document)).toBeUndefined();
      expect(getFields(document).filter((field) => !knownFields.has(field))).toEqual([]);
    },
  );

  test("an unknown field and a field of a wrong type are reported", () => {
    const slipped = structuredClone(api) as KubernetesDocument & { spec: Record<string, unknown> };
    slipped.spec.minReadySecond = 5;
    expect(getFields(slipped).filter((field) => !knownFields.has(field))).toEqual(["minReadySecond"]);
    slipped.spec.minReadySeconds = "soon";
    expect(describeProblem(slipped)).toContain("minReadySeconds");
  });

  test("the kustomization includes every file, all of which exist, and contains no secret", () => {
    const named = files.filter(isOfKustomize).flatMap((path) => {
      const [document] = getDocuments(path);
      const { resources } = v.parse(v.object({ resources: v.array(v.string()) }), document);
      return resources.map((resource) => join(path, "..", resource));
    });
    for (const resource of named)
      expect(existsSync(join(checkout, "deploy/kubernetes", resource))).toBe(true);
    const plain = files.filter((path) => !isOfKustomize(path));
    expect(new Set(named.filter((resource) => resource.endsWith(".yaml")))).toEqual(new Set(plain));
    expect(documents.map(({ kind }) => kind)).not.toContain("Secret");
    expect([...files.map(readDeployed), ...Object.values(settings)].join("\n")).not.toMatch(
      /:\/\/\w+:[^@\s]+@/,
    );
  });

  test("every process starts an existing file in an image that contains it, as an unprivileged user", () => {
    expect(workloads).toHaveLength(4);
    for (const document of workloads) {
      const { image, args } = getContainer(document);
      if (image === "cathedra") expect(builtFrom(args[0] ?? "")).not.toBe("");
      else expect([image, args]).toEqual(["cathedra-pgbouncer", ["/etc/pgbouncer/pgbouncer.ini"]]);
    }
    expect(source("deploy/Dockerfile")).toMatch(/^ENTRYPOINT \["node", .*cathedra-source"\]$/m);
    expect(source("deploy/Dockerfile")).toContain(
      "\nCOPY --from=build /app/packages/api/dist packages/api/dist\n",
    );
    expect(source("deploy/pgbouncer.Dockerfile")).toMatch(/^ENTRYPOINT \["\/usr\/sbin\/pgbouncer"\]$/m);
  });

  test("an installation names its images by digest, and the example's placeholder digest prevents a start", () => {
    const image = v.strictObject({
      name: v.picklist(["cathedra", "cathedra-pgbouncer"]),
      newName: v.string(),
      digest: v.literal(`sha256:${"0".repeat(64)}`),
    });
    const overlays = files.filter((path) => isOfKustomize(path) && path.startsWith("overlays/"));
    expect(overlays).toHaveLength(2);
    const named = overlays.flatMap((path) => {
      const { images } = v.parse(v.object({ images: v.array(image) }), getDocuments(path)[0]);
      return images.map(({ name }) => name);
    });
    const used = workloads.map((document) => getContainer(document).image);
    expect(new Set(named)).toEqual(new Set(used));
  });

  test("settings and secrets are the portal's, and all required ones are present", () => {
    const schema =
      /const apiSettings = v\.object\(\{(.*?)^\}\)/ms.exec(source("packages/api/src/config.ts"))?.[1] ?? "";
    const known = new Set([...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));
    // The first two are read by the AWS SDK, and the last by migrate.ts.
    for (const other of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "DATABASE_ROLE"]) known.add(other);
    const given = (document: KubernetesDocument) => getContainer(document).env.map(({ name }) => name);
    const all = [...workloads.flatMap(given), ...Object.keys(settings)];
    expect(all.filter((name) => !known.has(name))).toEqual([]);
    const certain = getContainer(api).env.filter(
      ({ valueFrom }) => valueFrom?.secretKeyRef.optional !== true,
    );
    const has = new Set([...certain.map(({ name }) => name), ...Object.keys(settings)]);
    const needed = [...source("deploy/README.md").matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| yes /gm)].map(
      ([, name]) => name,
    );
    expect(needed.length).toBeGreaterThan(3);
    expect(needed.filter((name) => !has.has(name ?? ""))).toEqual([]);
    expect(settings.OBJECT_STORE).toMatch(/^s3:/);
    const site = parseSiteConfig(JSON.parse(readDeployed("overlays/example/config.json")));
    expect(site.ok).toBe(true);
  });

  test("ports match, and the probes use paths that the API answers", () => {
    const { ports, startupProbe, livenessProbe, readinessProbe } = getContainer(api);
    expect(ports).toEqual([{ name: "http", containerPort: 3000 }]);
    expect(source("packages/api/src/config.ts")).toContain(
      'PORT: v.optional(wholeNumber(0, 65_535), "3000")',
    );
    const health = source("packages/api/src/plugins/health.ts");
    for (const one of [startupProbe, livenessProbe, readinessProbe]) {
      expect(one?.httpGet?.port).toBe("http");
      expect(health).toContain(`app.get("${one?.httpGet?.path}"`);
    }
    const [, port] = /^listen_port = (\d+)$/m.exec(readDeployed("base/pgbouncer.ini")) ?? [];
    expect(getContainer(found("Deployment", "pgbouncer")).ports[0]?.containerPort).toBe(Number(port));
    expect(JSON.stringify(found("NetworkPolicy", "pgbouncer"))).toContain(`"port":${port}`);
    expect(JSON.stringify(found("NetworkPolicy", "cathedra-api"))).toContain('"port":3000');
  });

  test("processes have enough time to stop, and none is unavailable during a rollout", () => {
    const delayMs = Number(settings.SHUTDOWN_DELAY_MS);
    const { terminationGracePeriodSeconds = 0 } = podOf(api);
    const [, graceMs = ""] = /const graceMs = ([\d_]+);/.exec(source("packages/api/src/server.ts")) ?? [];
    expect(terminationGracePeriodSeconds * 1000).toBeGreaterThan(
      delayMs + Number(graceMs.replaceAll("_", "")),
    );
    expect(delayMs).toBeGreaterThan(2 * (getContainer(api).readinessProbe?.periodSeconds ?? 0) * 1000);
    expect(v.parse(workload, api).spec.strategy?.rollingUpdate.maxUnavailable).toBe(0);
    for (const name of ["cathedra-api", "cathedra-worker", "pgbouncer"]) found("PodDisruptionBudget", name);
  });

  test("the autoscaler uses a metric that the API exports", () => {
    const scaler = v.parse(
      v.object({
        spec: v.object({
          maxReplicas: v.number(),
          metrics: v.tuple([v.object({ pods: v.object({ metric: v.object({ name: v.string() }) }) })]),
        }),
      }),
      found("HorizontalPodAutoscaler", "cathedra-api"),
    );
    const { name } = scaler.spec.metrics[0].pods.metric;
    expect(source("packages/api/src/observability/metrics.ts")).toContain(`"${name}"`);
    expect(readDeployed("metrics/prometheus-adapter.yaml")).toContain(`as: ${name} }`);
  });

  test("the maximum number of connections is below the server's limit", () => {
    const ini = readDeployed("base/pgbouncer.ini");
    const number = (setting: string) => Number(new RegExp(`^${setting} = (\\d+)$`, "m").exec(ini)?.[1]);
    const { maxReplicas } = v.parse(
      v.object({ spec: v.object({ maxReplicas: v.number() }) }),
      found("HorizontalPodAutoscaler", "cathedra-api"),
    ).spec;
    const replicas = (name: string) => v.parse(workload, found("Deployment", name)).spec.replicas ?? 0;
    const poolers = (replicas("pgbouncer") + 1) * number("default_pool_size");
    // Each API process listens and may probe; a worker has its pool, one that hears of machines, and the fleet's.
    const direct = (maxReplicas + 1) * 2 + (replicas("cathedra-worker") + 1) * 12 + 4;
    const [, most] = /max_connections` of (\d+)/.exec(source("deploy/README.md")) ?? [];
    expect(poolers + direct).toBeLessThanOrEqual(Number(most));
    expect((maxReplicas + 1) * (Number(settings.DATABASE_POOL_SIZE) + 1)).toBeLessThan(
      number("max_client_conn"),
    );
  });
});
