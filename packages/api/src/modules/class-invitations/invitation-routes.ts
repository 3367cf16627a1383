import type { Instant } from "@cathedra/domain";
import { parseGroupInviteCode } from "@cathedra/domain/groups";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { bool, filled, statement, text, timestamp } from "../../db/statement.ts";
import { appError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { personalCodeHash } from "../groups/public.ts";
import { stopInvitationMails, stopRoute } from "../mail/public.ts";

const invitationStatement = statement(
  {
    email: text(),
    firstName: text(),
    lastName: text(),
    institution: text(),
    group: text(),
    expiresAt: filled(timestamp()),
    isUsed: bool(),
  },
  (hash: string) => sql`
    select invitee.email, invitee.first_name as "firstName", invitee.last_name as "lastName",
      customer.name as institution, customer_group.name as "group", invitee.token_expires_at as "expiresAt",
      invitee.token_used_at is not null as "isUsed"
    from group_invitee invitee
    join customer_group on customer_group.id = invitee.group_id and customer_group.removed_at is null
    join customer on customer.id = customer_group.customer_id
    where invitee.token_hash = ${hash}`,
);

const query = v.object({ code: v.pipe(v.string(), v.maxLength(100)) });

const schema = {
  tags: ["invitations"],
  security: [],
  summary: "What a personal invitation into a group says: for whom it is, into what, and until when",
  description: "Without signing in. Reading an invitation accepts nothing.",
  body: {
    type: "object",
    required: ["code"],
    properties: { code: { type: "string", description: "The code of the link." } },
  },
  response: {
    200: {
      description: "The invitation.",
      type: "object",
      required: ["email", "firstName", "lastName", "institution", "group", "expiresAt", "status"],
      properties: {
        email: { type: "string", description: "The address that it is for." },
        firstName: { type: "string", description: "As the list of the class has it; may be empty." },
        lastName: { type: "string", description: "As the list of the class has it; may be empty." },
        institution: { type: "string", description: "The name of the institution that invites." },
        group: { type: "string", description: "The name of the group." },
        expiresAt: { type: "string", format: "date-time", description: "Until when the link works." },
        status: { type: "string", enum: ["open", "used", "lapsed"], description: "How it stands." },
      },
    },
  },
};

/** The page of a personal invitation, and the end of such mails: for people who have no account yet. */
export const invitationRoutes = ({ db, clock }: Pick<Ports, "db" | "clock">) =>
  async function classInvitationRoutes(app: FastifyInstance): Promise<void> {
    await app.register(async (reading) => {
      reading.setValidatorCompiler(() => () => true);
      reading.post(
        "/api/invitations/read",
        { config: { access: "public" }, bodyLimit: 4_096, schema },
        async (request, reply) => {
          const input = v.safeParse(query, request.body);
          const found = input.success ? await readInvitation(db, input.output.code, clock()) : undefined;
          if (found === undefined) throw appError("NOT_FOUND");
          return reply.header("cache-control", "no-store").send(found);
        },
      );
    });
    await app.register(
      stopRoute({
        path: "/api/invitation-mails/stop",
        summary: "End invitations by e-mail, by the key that stands in each of them (RFC 8058)",
        stop: (key) => stopInvitationMails({ db, clock }, key),
      }),
    );
  };

/** The page of a personal invitation, which is readable without signing in. */
type InvitationView = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly institution: string;
  readonly group: string;
  readonly expiresAt: string;
  readonly status: "open" | "used" | "lapsed";
};

/** The personal invitation of a code; undefined: there is none, or it was replaced. Nothing is changed. */
async function readInvitation(db: Db, code: string, now: Instant): Promise<InvitationView | undefined> {
  const parsed = parseGroupInviteCode(code);
  const found = parsed && (await invitationStatement.first(db, personalCodeHash(parsed)));
  if (found === undefined) return undefined;
  const { isUsed, expiresAt, ...shown } = found;
  const status = isUsed ? "used" : now >= expiresAt ? "lapsed" : "open";
  return { ...shown, expiresAt: new Date(expiresAt).toISOString(), status };
}
