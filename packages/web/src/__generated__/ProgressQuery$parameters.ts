/**
 * @generated SignedSource<<b0408f97b1c5f493594daf820aa1411a>>
 * @relayHash df5bad5f3b069b9f3c4ef4055b6ed30e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0218d3944007c8642eba34259f4c8f5433fe9727691da75b2b44701052ab20a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProgressQuery } from './ProgressQuery.graphql';

const node: PreloadableConcreteRequest<ProgressQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0218d3944007c8642eba34259f4c8f5433fe9727691da75b2b44701052ab20a6",
    "metadata": {},
    "name": "ProgressQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
