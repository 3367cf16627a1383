import { mayWorkOnFeedback } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const feedbackGuards: readonly Guard[] = [
  ...guardEach(["Query.feedback", "Query.feedbackReport", "Mutation.changeFeedback"], {
    asks: mayWorkOnFeedback,
    of: "nothing",
    lets: ["support", "product", "qa", "sysAdmin"],
    otherwise: "forbidden",
  }),
  {
    operation: "Mutation.sendFeedback",
    signedIn: "whoever is signed in reports what went wrong, some times an hour",
  },
];
