import {
  mayChangeCaseAccess,
  mayReadAccount,
  mayReadForVouchers,
  mayReadLearningSpaces,
  maySaveLearningSpace,
} from "@cathedra/domain/access";
import { groupAdmins } from "../../graphql/callers.ts";
import type { Guard } from "../../graphql/guards.ts";

export const learningSpacesGuards: readonly Guard[] = [
  {
    operation: "Query.talentBranches",
    signedIn: "every learning space for who may read them, none for others",
  },
  {
    operation: "Query.customerLearningSpaceAccess",
    asks: mayReadForVouchers,
    of: "listed",
    also: [mayReadAccount, mayReadLearningSpaces],
    lets: groupAdmins,
    otherwise: "notFound",
  },
  {
    operation: "Mutation.saveLearningSpaceAccess",
    asks: mayChangeCaseAccess,
    of: "customer",
    lets: ["sysAdmin"],
    otherwise: "notFound",
    knowing: ["customerAdmin", "adminOfBoth"],
  },
  {
    operation: "Mutation.saveLearningSpace",
    asks: maySaveLearningSpace,
    of: "nothing",
    lets: ["sysAdmin"],
    otherwise: "forbidden",
  },
];
