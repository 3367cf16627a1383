import { mayUseLogbook } from "@cathedra/domain/access";
import { authorize } from "../../errors.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { deleteReport, makeReport } from "./make-report.ts";
import { type OwnReports, readOwnReports, readReportPreview, reportView } from "./read-reports.ts";

const view = ({ reports, latest }: OwnReports, { ownLinks }: Pick<GraphqlContext, "ownLinks">) => ({
  latest,
  reports: reports.map((row) => reportView(row, ownLinks)),
});

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    logbookReportPreview: (_, args, context) => readReportPreview(context, context.actor, args),
    logbookReports: async (_, _args, context) => {
      authorize(mayUseLogbook(context.actor));
      return view(await readOwnReports(context.db, context.actor), context);
    },
  },
  Mutation: {
    makeLogbookReport: async (_, args, context) =>
      view(await makeReport(context, context.actor, args), context),
    deleteLogbookReport: (_, { id }, context) => deleteReport(context, context.actor, id),
  },
} satisfies Resolvers;
