import { fullVersion } from "@cathedra/domain";
import { type DocumentKind, documentKinds } from "@cathedra/domain/software";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { statement, text } from "../../db/statement.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentDisposition } from "../../storage/content-disposition.ts";
import { type LinkSettings, type OwnLinks, ownLinks } from "../../storage/signed-links.ts";

/**
 * A link is valid for ten to fifteen minutes and stays the same for five, so that a document that is opened again comes from
 * the browser's cache.
 */
const linkLife = { expiresInSeconds: 900, sameForSeconds: 300 } as const;

const documentsStatement = statement(
  { kind: text<DocumentKind>(), key: text(), name: text(), contentType: text() },
  (code: string, version: string) => sql`
    select document.kind, document.object_key as key, document.name, document.content_type as "contentType"
    from software
    join software_release release on release.software_id = software.id and release.version = ${version}
    join software_document document on document.release_id = release.id
    where software.code = ${code} and release.published_at is not null`,
);

/**
 * The documents of a published release, by kind, each as a link (11.019, 11.033). An unknown or unpublished release has
 * none.
 */
async function findDocumentation(
  { db, links }: { readonly db: Db; readonly links: OwnLinks },
  { code, version }: { readonly code: string; readonly version: string },
): Promise<Partial<Record<DocumentKind, string>>> {
  const found = await documentsStatement.rows(db, code, fullVersion(version));
  const documents = found.map(({ kind, ...document }) => [kind, linkToDocument(links, document)] as const);
  return Object.fromEntries(documents.toSorted(([one], [other]) => order(one) - order(other)));
}

const order = (kind: DocumentKind) => documentKinds.indexOf(kind);

type StoredDocument = { readonly key: string; readonly name: string; readonly contentType: string };

/** A link to a document, which is valid for some minutes. */
export function linkToDocument(links: OwnLinks, { key, name, contentType }: StoredDocument): string {
  return links.toObject(key, { ...linkLife, contentType, disposition: contentDisposition("inline", name) });
}

type DocumentRequest = { Params: { softwareCode: string; version: string } };

const words = {
  tags: ["software"],
  summary: "The documents of a release as links that live some minutes; an empty object where it has none",
  params: {
    type: "object",
    properties: {
      softwareCode: { type: "string", description: "The code of the software" },
      version: { type: "string", description: "The version of the release, as 2.10.0" },
    },
  },
  response: {
    200: {
      type: "object",
      properties: Object.fromEntries(documentKinds.map((kind) => [kind, { type: "string" }])),
    },
  },
};

/** Documentation of releases, for every signed-in person (11.033). */
export const documentationRoutes = (settings: LinkSettings, { db, clock }: Pick<Ports, "db" | "clock">) => {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<DocumentRequest>(
      "/api/s3/documentation/:softwareCode/:version",
      { schema: words },
      async (request, reply) => {
        const { softwareCode, version } = request.params;
        reply.header("cache-control", "private, no-store");
        const links = ownLinks(settings, clock, request.token?.session);
        return findDocumentation({ db, links }, { code: softwareCode, version });
      },
    );
  };
};
