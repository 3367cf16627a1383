/**
 * @generated SignedSource<<cc99922f99d4c6e2294561a349d0d32e>>
 * @relayHash 6aae173bb3915013f31b86b5c57b72cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cf6358808e789ec4eb9fb3cf10d4f55b5c6c28e5a0670a83ee154c25214a242

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewerQuery } from './ViewerQuery.graphql';

const node: PreloadableConcreteRequest<ViewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cf6358808e789ec4eb9fb3cf10d4f55b5c6c28e5a0670a83ee154c25214a242",
    "metadata": {},
    "name": "ViewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
