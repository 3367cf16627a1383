/**
 * @generated SignedSource<<e457ab935a1f5d2cb1fba7b13886ddcb>>
 * @relayHash 48465e67370c8ecd6a720067b1b53d74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbd43141d1e53c1dade4c303013060a041d5dccdc96c8f7a3ab2a1291bd43394

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbd43141d1e53c1dade4c303013060a041d5dccdc96c8f7a3ab2a1291bd43394",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
