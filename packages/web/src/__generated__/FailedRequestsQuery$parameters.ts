/**
 * @generated SignedSource<<453a60057437c9eef5e3e7fdc8a7bd7a>>
 * @relayHash 8c4eda2fdb681eae89d00e8bf990061d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59cd6fa482519c6a7245b6b35824964d940e2c7f6b0b3032af5572df7d41a124

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FailedRequestsQuery } from './FailedRequestsQuery.graphql';

const node: PreloadableConcreteRequest<FailedRequestsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59cd6fa482519c6a7245b6b35824964d940e2c7f6b0b3032af5572df7d41a124",
    "metadata": {},
    "name": "FailedRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
