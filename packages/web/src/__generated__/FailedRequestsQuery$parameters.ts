/**
 * @generated SignedSource<<c0efcc882dc49d0a5da656056bd97812>>
 * @relayHash f5b0062f518a688b30438216de988e28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83d89b47b7f1eff336e3a89d64396a447ab1162b1a3e5b0efbe6d81c538b2942

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FailedRequestsQuery } from './FailedRequestsQuery.graphql';

const node: PreloadableConcreteRequest<FailedRequestsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83d89b47b7f1eff336e3a89d64396a447ab1162b1a3e5b0efbe6d81c538b2942",
    "metadata": {},
    "name": "FailedRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
