import type { FastifyInstance } from "fastify";
import { appError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { stopByKey } from "./by-mail.ts";

const words = {
  tags: ["notifications"],
  security: [],
  summary:
    "End the mails about records that wait for one's confirmation, by the key that stands in each of them (RFC 8058)",
  description: "Without signing in. Opening the address does nothing: programs open links to look at them.",
  querystring: { type: "object", properties: { key: { type: "string" } } },
};

const longestBody = 4_096;

type StopRequest = { Querystring: { key?: string } };

/** Where mail programs post when their own button is pressed, and the page that a mail leads to. */
export const stopConfirmationMailsRoute = ({ db, clock }: Ports) =>
  async function stopConfirmationMailsRoutes(app: FastifyInstance): Promise<void> {
    // Mail programs send a form of one field, of either kind; what is in it says nothing more.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "string", bodyLimit: longestBody }, (_request, _body, done) =>
      done(null, null),
    );
    app.post<StopRequest>(
      "/api/confirmation-mails/stop",
      { config: { access: "public" }, bodyLimit: longestBody, schema: words },
      async (request) => {
        const { key } = request.query;
        if (typeof key !== "string" || !/^[\w-]{32}$/.test(key) || !(await stopByKey({ db, clock }, key)))
          throw appError("NOT_FOUND");
        return { isStopped: true };
      },
    );
  };
