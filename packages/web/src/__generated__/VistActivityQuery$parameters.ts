/**
 * @generated SignedSource<<e11415c3d826a7c565d9ba7174feec44>>
 * @relayHash 95e3f86184a99e93ce7cd21c8cc245d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5459bfdc9080b69c0d4a03d1894ef5e5fc722685ecee68048b42a7fe0c88ea23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5459bfdc9080b69c0d4a03d1894ef5e5fc722685ecee68048b42a7fe0c88ea23",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
