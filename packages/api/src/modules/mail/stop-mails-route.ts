import type { FastifyInstance } from "fastify";
import { appError } from "../../errors.ts";

const maxBodyLength = 4_096;

type StopRequest = { Querystring: { key?: string } };

type StopPlan = {
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Unsubscribes the recipient of this key; false if no recipient has it. */
  readonly stop: (key: string) => Promise<boolean>;
};

/**
 * The route to which mail programs post for their unsubscribe button (RFC 8058) and the page of the unsubscribe link: the key
 * in the mail suffices, without signing in.
 */
export const stopRoute = ({ path, summary, stop }: StopPlan) =>
  async function stopRoutes(app: FastifyInstance): Promise<void> {
    // Mail programs send a form with one field in either encoding; its content is not needed.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "string", bodyLimit: maxBodyLength }, (_request, _body, done) =>
      done(null, null),
    );
    app.post<StopRequest>(
      path,
      {
        config: { access: "public" },
        bodyLimit: maxBodyLength,
        schema: {
          tags: ["notifications"],
          security: [],
          summary,
          description:
            "Without signing in. Opening the address does nothing: programs open links to look at them.",
          querystring: { type: "object", properties: { key: { type: "string" } } },
        },
      },
      async (request) => {
        const { key } = request.query;
        if (typeof key !== "string" || !/^[\w-]{32}$/.test(key) || !(await stop(key)))
          throw appError("NOT_FOUND");
        return { isStopped: true };
      },
    );
  };
