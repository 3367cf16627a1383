import { wrongAddressCodesOfNetwork } from "@cathedra/domain/logbook";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as v from "valibot";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { appError, rateLimited } from "../../errors.ts";
import { getNetwork } from "../../plugins/client-network.ts";
import type { Ports } from "../../ports/ports.ts";
import { countWrongCode, waitOfSubject } from "../invite-codes/public.ts";
import { changeOfCode } from "./address-change-queries.ts";
import { answerByCode, isOpen, toAddressChangeView } from "./answer-address-change.ts";

const code = v.pipe(v.string(), v.regex(/^[\w-]{32}$/));
const reading = v.object({ code });
const answering = v.object({ code, answer: v.picklist(["yes", "no"]) });

const codeProperty = { type: "string", description: "The code of the link." } as const;
const instant = { type: "string", format: "date-time" } as const;
const changeSchema = {
  description: "The change.",
  type: "object",
  required: ["side", "institution", "attending", "askedBy", "askedAt", "expiresAt", "answeredAt", "from"],
  properties: {
    side: { type: "string", enum: ["new", "present"], description: "Whose link it is." },
    institution: { type: "string", description: "The name of the institution." },
    attending: {
      type: "object",
      description: "The attending whose address is to change.",
      required: ["firstName", "lastName"],
      properties: {
        firstName: { type: "string", description: "The given name." },
        lastName: { type: "string", description: "The family name." },
      },
    },
    askedBy: { type: ["string", "null"], description: "The name of the administrator who asked." },
    askedAt: { ...instant, description: "When that was." },
    expiresAt: { ...instant, description: "Until when the new address can say yes." },
    answeredAt: {
      type: ["string", "null"],
      format: "date-time",
      description: "When the owner of this link said yes; null: not yet.",
    },
    from: {
      type: ["string", "null"],
      format: "date-time",
      description: "From when the new address is asked; null: it has not said yes.",
    },
  },
} as const;

const limits = `Without signing in. After ${wrongAddressCodesOfNetwork} wrong codes from one network within ten minutes RATE_LIMITED.`;
const readSchema = {
  tags: ["logbook"],
  security: [],
  summary: "What a change of an attending's address is about, for the owner of one of its two links",
  description: `${limits} Reading changes nothing.`,
  body: { type: "object", required: ["code"], properties: { code: codeProperty } },
  response: { 200: changeSchema },
};
const answerSchema = {
  tags: ["logbook"],
  security: [],
  summary: "Say yes or no to a change of an attending's address",
  description: limits,
  body: {
    type: "object",
    required: ["code", "answer"],
    properties: {
      code: codeProperty,
      answer: { type: "string", enum: ["yes", "no"], description: "Whether the change is right." },
    },
  },
  response: {
    200: {
      description: "What the answer has done.",
      type: "object",
      required: ["outcome"],
      properties: {
        outcome: {
          type: "string",
          enum: ["ended", "changed", "taken", "waits"],
          description:
            "`ended`: by this no. `changed`: the new address is asked from now on. `taken`: another attending has it. `waits`: for the other address, or for the end of the time for objections.",
        },
        change: changeSchema,
      },
    },
  },
};

/** The answers of the owners of both addresses, who may have no account: the code of the link in their mail is the right. */
export const addressChangeRoutes = ({ db, clock }: Pick<Ports, "db" | "clock">) =>
  async function attendingAddressRoutes(app: FastifyInstance): Promise<void> {
    app.setValidatorCompiler(() => () => true);

    /** Refuses a network that has sent many wrong codes; right codes too, or the refusal would tell right from wrong. */
    async function withinLimit<Found>(request: FastifyRequest, find: () => Promise<Found | undefined>) {
      const subject = `address:attending-address:${getNetwork(request.ip)}`;
      const now = clock();
      const waitSeconds = await waitOfSubject(db, subject, wrongAddressCodesOfNetwork, now);
      if (waitSeconds > 0) throw rateLimited(waitSeconds);
      const found = await find();
      if (found !== undefined) return found;
      await inLockedTransaction(db, [lockKey("code", subject)], (tx) => countWrongCode(tx, subject, now));
      throw appError("NOT_FOUND");
    }

    app.post(
      "/api/attending-addresses/read",
      { config: { access: "public" }, bodyLimit: 4_096, schema: readSchema },
      async (request, reply) => {
        const input = v.safeParse(reading, request.body);
        const found = await withinLimit(request, async () =>
          input.success ? await changeOfCode(db, input.output.code) : undefined,
        );
        if (!isOpen(found.change, clock())) throw appError("NOT_FOUND");
        return reply.header("cache-control", "no-store").send(toAddressChangeView(found.side, found.change));
      },
    );

    app.post(
      "/api/attending-addresses/answer",
      { config: { access: "public" }, bodyLimit: 4_096, schema: answerSchema },
      async (request, reply) => {
        const input = v.safeParse(answering, request.body);
        const answer = await withinLimit(request, async () => {
          if (!input.success) return undefined;
          const { code: given, answer: word } = input.output;
          try {
            return await inLockedTransaction(db, [], (tx) =>
              answerByCode(tx, given, word === "yes", clock()),
            );
          } catch (error) {
            if (violatedConstraint(error) !== "unique_attending_emails") throw error;
            throw appError("ATTENDING_EMAIL_EXISTS");
          }
        });
        return reply.header("cache-control", "no-store").send(answer);
      },
    );
  };
