/**
 * @generated SignedSource<<53e012b6c9e966c044321e0a31c1c31b>>
 * @relayHash e98390e515c9023ffe8b1d1d249c8679
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a796d68b227577ccaf88c745f53e46d6ecc128c25b785b59d3d8ec0607ad92c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DoublesQuery } from './DoublesQuery.graphql';

const node: PreloadableConcreteRequest<DoublesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a796d68b227577ccaf88c745f53e46d6ecc128c25b785b59d3d8ec0607ad92c1",
    "metadata": {},
    "name": "DoublesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
