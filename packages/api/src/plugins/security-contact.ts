import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";
import { appError } from "../errors.ts";
import type { Ports } from "../ports/ports.ts";

const path = "/.well-known/security.txt";
const schema = { tags: ["operation"], security: [], summary: "Where to report a vulnerability (RFC 9116)" };

/** How long the answer may be relied on. RFC 9116 recommends less than a year. */
const validityMs = 180 * 24 * 60 * 60 * 1000;

/** Serves `security.txt`, by which researchers find out where to report a vulnerability; 404 without a configured contact. */
export const securityContact = ({ http, securityContacts }: Config, { clock }: Ports) =>
  fastifyPlugin(
    async (app) => {
      app.get(path, { schema }, async (_request, reply) => {
        if (securityContacts.length === 0) throw appError("NOT_FOUND");
        const fields = [
          ...securityContacts.map((contact) => `Contact: ${contact}`),
          `Expires: ${new Date(clock() + validityMs).toISOString()}`,
          "Preferred-Languages: en",
          `Canonical: ${new URL(path, http.publicUrl).href}`,
        ];
        return reply.type("text/plain; charset=utf-8").send(fields.map((field) => `${field}\n`).join(""));
      });
    },
    { name: "security-contact" },
  );
