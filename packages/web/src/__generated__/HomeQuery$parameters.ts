/**
 * @generated SignedSource<<78b84254710d9de5d9babb0b4ecfc53d>>
 * @relayHash 4abdffa58fffc662b8e202acd74e3dfb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e89f68178476fd381424c43cd98ba48ceda1a18b250f9032071c5d97a0e7b1ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e89f68178476fd381424c43cd98ba48ceda1a18b250f9032071c5d97a0e7b1ca",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
