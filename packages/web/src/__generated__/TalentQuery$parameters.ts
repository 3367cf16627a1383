/**
 * @generated SignedSource<<888cf4032364f92858cc8cff1f6fa577>>
 * @relayHash 9f4dde6b4917a7e252e521af81584991
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77dc5bae4a54fd57e46cb3f9dbb0fae02193b0171c2f65fcffe1ca59cc07e22a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TalentQuery } from './TalentQuery.graphql';

const node: PreloadableConcreteRequest<TalentQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77dc5bae4a54fd57e46cb3f9dbb0fae02193b0171c2f65fcffe1ca59cc07e22a",
    "metadata": {},
    "name": "TalentQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
