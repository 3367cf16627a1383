/**
 * @generated SignedSource<<81b9057131658ed45a6012690585ca6d>>
 * @relayHash c38ccd3fd17875e9a7342a381b2b2e30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fc466be8812aec6a2817046d9b2ded8276a44ede7f32c47bf9d70af70a2de9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fc466be8812aec6a2817046d9b2ded8276a44ede7f32c47bf9d70af70a2de9a",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
