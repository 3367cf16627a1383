/**
 * @generated SignedSource<<9c230773619a6798095816330c1fa547>>
 * @relayHash 8faa1088de3255f0b5631a57fd7d8130
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 363b02df9e98a86549ea93de79007a16d709339eda1921a7705b670b406331f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VistModulesQuery } from './VistModulesQuery.graphql';

const node: PreloadableConcreteRequest<VistModulesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "363b02df9e98a86549ea93de79007a16d709339eda1921a7705b670b406331f4",
    "metadata": {},
    "name": "VistModulesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
