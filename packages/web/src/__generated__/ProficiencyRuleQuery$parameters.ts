/**
 * @generated SignedSource<<f54ba389607570d23196e0a42a9ad123>>
 * @relayHash 6c95d472b2d4cbb31535556b2c8a5ef5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f613248e49d77d6cd6b605327c91e4e215a20f99e1ebd16bcd89176c669c999e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProficiencyRuleQuery } from './ProficiencyRuleQuery.graphql';

const node: PreloadableConcreteRequest<ProficiencyRuleQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f613248e49d77d6cd6b605327c91e4e215a20f99e1ebd16bcd89176c669c999e",
    "metadata": {},
    "name": "ProficiencyRuleQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
