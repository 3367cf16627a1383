/**
 * @generated SignedSource<<e6cdd35b4a7f5a00f6595eac8f295b5c>>
 * @relayHash b2f481546a56bd564a1242cd820191a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa1465e33014a363bf021ee0e776e1a2b617dbd4dcdf27096bb4ee71b389f737

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TalentQuery } from './TalentQuery.graphql';

const node: PreloadableConcreteRequest<TalentQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa1465e33014a363bf021ee0e776e1a2b617dbd4dcdf27096bb4ee71b389f737",
    "metadata": {},
    "name": "TalentQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
