/**
 * @generated SignedSource<<1d5be8f10e1d317d7e2efca2f5f3824a>>
 * @relayHash 0d0a2d1a897d726999bb30325ef7f0d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5afaa0893471901b3dc8f97ed6c83a132de4ea4713e9fea3a73670a24ceda097

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5afaa0893471901b3dc8f97ed6c83a132de4ea4713e9fea3a73670a24ceda097",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
