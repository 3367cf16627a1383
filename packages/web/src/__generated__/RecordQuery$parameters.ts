/**
 * @generated SignedSource<<84ec5d341853c50404f567f9c539354c>>
 * @relayHash e24798b00a6a6aab451c2e77b90e73a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63b59941750e018f045b92eca311f2b0c4fcfd3601614ca68300af0efbccd527

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63b59941750e018f045b92eca311f2b0c4fcfd3601614ca68300af0efbccd527",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
