import { inviteKind } from "@cathedra/domain";
import { graphql } from "react-relay/hooks";
import { commitMutation, type GraphQLTaggedNode, type MutationParameters } from "relay-runtime";
import type { acceptInviteMutation } from "../../__generated__/acceptInviteMutation.graphql.ts";
import type { acceptInviteVoucherMutation } from "../../__generated__/acceptInviteVoucherMutation.graphql.ts";
import { environment } from "../../relay/environment.ts";

/** The result of accepting a code. */
export type Accepted =
  | { readonly kind: "joined"; readonly groupName: string }
  | { readonly kind: "accepted"; readonly voucher: "event" | "cloud_modules" };

/** Joins the group of a code, or accepts its voucher (2.001, 2.004, 2.005). */
export async function acceptInvite(code: string): Promise<Accepted> {
  const voucher = inviteKind(code);
  if (voucher === "group") {
    const { acceptInvite: joined } = await commit<acceptInviteMutation>(code, acceptInviteDocument);
    return { kind: "joined", groupName: joined.groupName };
  }
  await commit<acceptInviteVoucherMutation>(code, acceptVoucherDocument);
  return { kind: "accepted", voucher };
}

const acceptInviteDocument = graphql`
  mutation acceptInviteMutation($code: String!) {
    acceptInvite(code: $code) {
      groupName
    }
  }
`;

const acceptVoucherDocument = graphql`
  mutation acceptInviteVoucherMutation($code: String!) {
    acceptResourceAccessVoucher(code: $code) {
      voucherId
    }
  }
`;

type ByCode = MutationParameters & { readonly variables: { readonly code: string } };

function commit<Mutation extends ByCode>(
  code: string,
  mutation: GraphQLTaggedNode,
): Promise<Mutation["response"]> {
  return new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables: { code },
      onCompleted: resolve,
      onError: reject,
    });
  });
}
