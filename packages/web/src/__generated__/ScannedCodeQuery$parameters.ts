/**
 * @generated SignedSource<<4db66958ef6235247754ebede0f03f1a>>
 * @relayHash e9e1e2e1902c2dcbbf9422685ba5bbc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dee3cc56f83abe85f003e10535fc258541856ee6928bc31e93463a5da089760

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ScannedCodeQuery } from './ScannedCodeQuery.graphql';

const node: PreloadableConcreteRequest<ScannedCodeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dee3cc56f83abe85f003e10535fc258541856ee6928bc31e93463a5da089760",
    "metadata": {},
    "name": "ScannedCodeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
