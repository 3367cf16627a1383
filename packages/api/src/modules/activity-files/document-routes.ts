import { isUuid } from "@cathedra/domain";
import { type CasePart, caseParts } from "@cathedra/domain/messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { appError, invalidLink } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentDisposition } from "../../storage/content-disposition.ts";
import { sendObject } from "../../storage/send-object.ts";
import { type LinkFacts, readLink } from "../../storage/signed-link.ts";
import { ownLinks } from "../../storage/signed-links.ts";
import { admitDownload, sendArchive } from "../files/public.ts";
import { isSessionOver } from "../sign-out/public.ts";
import { caseDocument, documentText } from "./case-documents.ts";
import { caseFileName, wholeCase } from "./case-download.ts";
import { findCase } from "./case-queries.ts";
import { caseEntries } from "./case-zip.ts";
import { documentPath } from "./file-links.ts";
import { filesOfActivities } from "./file-queries.ts";
import { isRunLink, mayUseRunLink } from "./link-rights.ts";

type DocumentRequest = {
  Params: { activityId: string; document: string };
  Querystring: Readonly<Record<string, unknown>>;
};

const words = {
  tags: ["results"],
  security: [],
  summary:
    "Read the report of a run, what the portal writes of its result, or all its files in one, by a signed link",
  params: {
    type: "object",
    properties: {
      activityId: { type: "string", description: "The id of the run" },
      document: {
        type: "string",
        description:
          "`report.html`, `groups.json`, `benchmark.json`, `metric_values.json`, `metric_descriptions.json` or `case.zip`",
      },
    },
  },
  querystring: {
    type: "object",
    properties: {
      expires: { type: "string" },
      session: { type: "string" },
      since: { type: "string" },
      run: { type: "string" },
      reader: { type: "string" },
      signature: { type: "string" },
    },
  },
};

/**
 * Serves the documents of a run that the portal writes itself, whatever the store is. The link's signature grants access: it
 * names one document of one run until one instant, and is issued by an operation that has checked the person's rights.
 */
export const activityDocuments = (config: Config, ports: Ports) => {
  const { db, objectStore, clock } = ports;
  const links = ownLinks(config, clock);

  return async (app: FastifyInstance): Promise<void> => {
    app.get<DocumentRequest>(
      "/api/vist-activities/:activityId/:document",
      { config: { access: "public" }, schema: words },
      async (request, reply) => {
        const { activityId, document } = request.params;
        const link = readLink(request.query);
        const path = documentPath(activityId, document);
        const isValid =
          link !== undefined && links.isValid("GET", path, link.expires, link.signature, link.facts);
        if (!isUuid(activityId) || !isValid) throw invalidLink();
        if (document === "case.zip") await admitDownload(link.signature, request, reply);
        if (!(await isOpen(link.facts))) throw invalidLink();
        reply.header("cache-control", "private, no-store");
        if (document === "report.html") return sendReport(request, reply, activityId);
        if (document === "case.zip") return sendCase(request, reply, activityId);
        return sendPart(reply, activityId, document);
      },
    );
  };

  async function isOpen(facts: LinkFacts): Promise<boolean> {
    const mayRead = !isRunLink(facts) || mayUseRunLink(db, facts, "");
    const [isOver, isReader] = await Promise.all([isSessionOver(db, facts, clock()), mayRead]);
    return isReader && !isOver;
  }

  async function sendReport(request: FastifyRequest, reply: FastifyReply, id: string) {
    const files = (await filesOfActivities(db, [id])).get(id);
    const report = files?.find(({ kind }) => kind === "report");
    if (report === undefined) throw appError("NOT_FOUND");
    const { key, name } = report;
    return sendObject(request, reply, objectStore, key, {
      contentType: "text/html; charset=utf-8",
      disposition: contentDisposition("inline", name),
    });
  }

  async function sendPart(reply: FastifyReply, id: string, document: string) {
    const part = getPart(document);
    const run = part && (await findCase(db, id));
    const written = part && run && caseDocument(run, part);
    if (written === undefined) throw appError("NOT_FOUND");
    return reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", contentDisposition("attachment", document))
      .send(documentText(written));
  }

  async function sendCase(request: FastifyRequest, reply: FastifyReply, id: string) {
    const whole = await wholeCase({ db, objectStore }, id);
    const entries = caseEntries(objectStore, whole);
    return sendArchive(request, reply, { name: caseFileName(whole.run), entries });
  }
};

function getPart(document: string): CasePart | undefined {
  return caseParts.find((part) => document === `${part}.json`);
}
