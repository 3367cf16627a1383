/**
 * @generated SignedSource<<a91b3806b2ef2bf1a8ba18da222f4865>>
 * @relayHash ac596a9605c8a2f8bb994015e7560ba5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d52bd1adf32c4b2e34ff6d6586a1a5b04b6e5a5239b184fcb7fb7056ba651228

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsQuery } from './AccountsQuery.graphql';

const node: PreloadableConcreteRequest<AccountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d52bd1adf32c4b2e34ff6d6586a1a5b04b6e5a5239b184fcb7fb7056ba651228",
    "metadata": {},
    "name": "AccountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
