/**
 * @generated SignedSource<<ade4c4e4bf76b6d630424684f2382843>>
 * @relayHash 7d855e9cfd01320090639359210d5e44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df57898d643578646115f6852e5749530f6b6fe1e2c9905e979746efa30cc95e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TalentQuery } from './TalentQuery.graphql';

const node: PreloadableConcreteRequest<TalentQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df57898d643578646115f6852e5749530f6b6fe1e2c9905e979746efa30cc95e",
    "metadata": {},
    "name": "TalentQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
