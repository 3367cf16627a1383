/**
 * @generated SignedSource<<d0b0652772a44e5e2e889b81095ae6e1>>
 * @relayHash 4a517c75dcc580b2c14f9aa6100492aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f310e7a520fae7d0838afc2b4d1a5e0bac77e3137c3e7ddd0ed8dc1bd870a25b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f310e7a520fae7d0838afc2b4d1a5e0bac77e3137c3e7ddd0ed8dc1bd870a25b",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
