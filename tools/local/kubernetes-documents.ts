import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { Job } from "kubernetes-models/batch/v1/Job";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { Service } from "kubernetes-models/v1/Service";
import { ServiceAccount } from "kubernetes-models/v1/ServiceAccount";
import * as v from "valibot";
import { parseAllDocuments } from "yaml";
import { checkout } from "./data-paths.ts";

const folder = join(checkout, "deploy/kubernetes");

/** The fields that every Kubernetes document has. */
const named = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.optional(v.looseObject({ name: v.string() })),
});
export type KubernetesDocument = v.InferOutput<typeof named>;

export const readDeployed = (path: string): string => readFileSync(join(folder, path), "utf8");

/** The documents of a file; invalid YAML and a key that occurs twice in one mapping are errors. */
export function getDocuments(path: string): readonly KubernetesDocument[] {
  return parseAllDocuments(readDeployed(path), { strict: true, uniqueKeys: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors.join(", ")}`);
    return v.parse(named, document.toJS());
  });
}

export function filesBelow(path: string): readonly string[] {
  return readdirSync(join(folder, path), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => join(path, name))
    .toSorted();
}

const models = dirname(createRequire(import.meta.url).resolve("kubernetes-models/package.json"));
const versions = ["v1", "apps/v1", "batch/v1", "autoscaling/v2", "policy/v1", "networking.k8s.io/v1"];
const meta = join(
  dirname(
    createRequire(join(models, "package.json")).resolve("@kubernetes-models/apimachinery/package.json"),
  ),
  "apis/meta/v1",
);

/**
 * The names of all fields that Kubernetes knows in these versions. A field with another name is a mistake, which Kubernetes' own
 * validators do not report.
 */
export const knownFields: ReadonlySet<string> = namesIn([
  meta,
  ...versions.map((version) => join(models, version)),
]);

function namesIn(folders: readonly string[]): ReadonlySet<string> {
  const texts = folders.flatMap((place) =>
    readdirSync(place)
      .filter((name) => name.endsWith(".d.ts"))
      .map((name) => readFileSync(join(place, name), "utf8")),
  );
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^ +"(\w+)"\??: /gm)].map(([, name]) => name ?? "")),
  );
}

/** Keys whose values are free text. */
const free = new Set([
  "labels",
  "annotations",
  "data",
  "matchLabels",
  "selector",
  "requests",
  "limits",
  "drop",
]);

/** The names of the fields of a document. */
export function getFields(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(getFields);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const isFree = free.has(name) && !(name === "selector" && "matchLabels" in Object(inner));
    return [name, ...(isFree ? [] : getFields(inner))];
  });
}

type Model = new (args: never) => { readonly validate: () => void };

/** The kinds of documents that are checked. */
const kinds: Readonly<Record<string, Model>> = {
  "v1 Service": Service,
  "v1 ServiceAccount": ServiceAccount,
  "apps/v1 Deployment": Deployment,
  "batch/v1 Job": Job,
  "autoscaling/v2 HorizontalPodAutoscaler": HorizontalPodAutoscaler,
  "policy/v1 PodDisruptionBudget": PodDisruptionBudget,
  "networking.k8s.io/v1 Ingress": Ingress,
  "networking.k8s.io/v1 NetworkPolicy": NetworkPolicy,
};

/** Why a document violates Kubernetes' own schemas; undefined if it is valid. */
export function describeProblem(document: KubernetesDocument): string | undefined {
  const kind = `${document.apiVersion} ${document.kind}`;
  const Known = kinds[kind];
  if (Known === undefined) return `there is no ${kind}`;
  try {
    // The cast is safe, because the validation checks the shape.
    new Known(document as never).validate();
    return undefined;
  } catch (error) {
    return String(error);
  }
}
