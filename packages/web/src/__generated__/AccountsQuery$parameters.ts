/**
 * @generated SignedSource<<df5b390c64bffad69656acf8d8e7f58d>>
 * @relayHash 8ed2a7b9e30fdce1cb5c6b6d20fa829d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c88b622b38c53fe8f824a31fa7f7dfb5a2182510305b96e421316000c4c60fc1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsQuery } from './AccountsQuery.graphql';

const node: PreloadableConcreteRequest<AccountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c88b622b38c53fe8f824a31fa7f7dfb5a2182510305b96e421316000c4c60fc1",
    "metadata": {},
    "name": "AccountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
