/**
 * @generated SignedSource<<a122cc74a07e5f696485d4e2a79be12c>>
 * @relayHash 570298cdae0a8d3421ec5d71ee9e8428
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b2f87dde6f75e3a9362377f863e9696db91174aaa3091e97cd354dc516154bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistModulesQuery } from './VistModulesQuery.graphql';

const node: PreloadableConcreteRequest<VistModulesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b2f87dde6f75e3a9362377f863e9696db91174aaa3091e97cd354dc516154bd",
    "metadata": {},
    "name": "VistModulesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
