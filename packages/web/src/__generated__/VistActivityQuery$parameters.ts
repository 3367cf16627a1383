/**
 * @generated SignedSource<<f9bcf2fba02943f7881f96158e4fa490>>
 * @relayHash d220d30c503a5e039cb60af36cb0518b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d058aa000e440342fc62a471b4f6ad6c065878dc721a7304f1e3b0cb335d8cfd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistActivityQuery } from './VistActivityQuery.graphql';

const node: PreloadableConcreteRequest<VistActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d058aa000e440342fc62a471b4f6ad6c065878dc721a7304f1e3b0cb335d8cfd",
    "metadata": {},
    "name": "VistActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
