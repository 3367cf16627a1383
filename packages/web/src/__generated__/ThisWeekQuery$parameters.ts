/**
 * @generated SignedSource<<67735be3daf2c8def2b718ecf961470e>>
 * @relayHash b13c80459873c15a69590e9df3d63f81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64f185d6503b3a07f854c856053f83d3358eccdffd5e68667d9b6f47d205657b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ThisWeekQuery } from './ThisWeekQuery.graphql';

const node: PreloadableConcreteRequest<ThisWeekQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64f185d6503b3a07f854c856053f83d3358eccdffd5e68667d9b6f47d205657b",
    "metadata": {},
    "name": "ThisWeekQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
