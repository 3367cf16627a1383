/**
 * @generated SignedSource<<0dad1a8e4c31986cf13c7069c03d824b>>
 * @relayHash 3bf9a41122c61cf0ebd3a96ef12176c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0784b3218af48182911dedcd73dd23ee65ce714d87a3c189ce136c178c602a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsQuery } from './AccountsQuery.graphql';

const node: PreloadableConcreteRequest<AccountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0784b3218af48182911dedcd73dd23ee65ce714d87a3c189ce136c178c602a8",
    "metadata": {},
    "name": "AccountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
